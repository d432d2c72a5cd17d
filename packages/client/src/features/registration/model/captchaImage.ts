/** The address of a captcha if it is a valid image address; otherwise undefined. */
export function captchaImage(url: string): string | undefined {
  return /^(https?:|data:image\/)/i.test(url) ? url : undefined
}
