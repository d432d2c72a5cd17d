import type { Random } from '../createRandom.ts'

const rate = 22_050

/** A slow tune of plucked sine waves as a WAV file, mono. */
export function composeTune(random: Random, seconds: number): Uint8Array {
  const samples = new Float32Array(rate * seconds)
  const scale = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33]
  for (let at = 0; at < seconds - 1.2; at += random.pick([0.25, 0.5, 0.5, 0.75]))
    pluck(samples, at, random.pick(scale), random.between(0.12, 0.22))
  return toWav(samples)
}

function pluck(samples: Float32Array, at: number, frequency: number, loudness: number): void {
  const start = Math.floor(at * rate)
  for (let index = 0; index < rate * 1.2 && start + index < samples.length; index++) {
    const time = index / rate
    const tone = Math.sin(2 * Math.PI * frequency * time) + 0.35 * Math.sin(4 * Math.PI * frequency * time)
    samples[start + index] = (samples[start + index] ?? 0) + tone * loudness * Math.exp(-3.5 * time)
  }
}

function toWav(samples: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2)
  return bytes
}
