/** The address as people type it, made whole; undefined for what is none. */
export function webAddressOf(typed: string): string | undefined {
  const text = typed.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  return url?.hostname.includes('.') && !/\s/.test(text) ? url.href : undefined
}
