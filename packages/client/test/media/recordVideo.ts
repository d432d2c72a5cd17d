/** The address of a short film that this browser has just recorded: a square that changes its colour. */
export async function recordVideo(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const brush = canvas.getContext('2d')
  const stream = canvas.captureStream(30)
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' })
  const parts: Blob[] = []
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start()
  for (let frame = 0; frame < 20; frame += 1) {
    if (brush) brush.fillStyle = `hsl(${frame * 18} 80% 50%)`
    brush?.fillRect(0, 0, 64, 48)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  recorder.stop()
  await ended
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
}
