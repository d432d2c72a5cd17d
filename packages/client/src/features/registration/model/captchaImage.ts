/** The address of a captcha, where it is one that a picture may have; undefined otherwise. */
export function captchaImage(url: string): string | undefined {
  return /^(https?:|data:image\/)/i.test(url) ? url : undefined
}
