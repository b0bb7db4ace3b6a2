/** Texts in HTML. Everything that an owner typed goes through here. Pure. */
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const special = /[&<>"']/

/** Most texts have none of them, which is faster to see than to replace. */
export const esc = (text: string): string =>
  special.test(text) ? text.replaceAll(/[&<>"']/g, sign => signs[sign] ?? sign) : text

/** Line breaks stay line breaks. */
export const lines = (text: string): string => (text.includes('\n') ? esc(text).replaceAll('\n', '<br>') : esc(text))

export const when = (said: string, html: (said: string) => string): string => (said.trim() === '' ? '' : html(said))
