/** Videos of the players that pages know, by the address that people copy. Pure. */

const youtube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{6,20})/
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})(?:[/?#]|$)/

/** The player's address, in the form that keeps least of its visitors. */
export function playerOf(address: string): string | undefined {
  const [, on_youtube] = youtube.exec(address) ?? []
  if (on_youtube) return `https://www.youtube-nocookie.com/embed/${on_youtube}`
  const [, on_vimeo] = vimeo.exec(address) ?? []
  return on_vimeo ? `https://player.vimeo.com/video/${on_vimeo}?dnt=1` : undefined
}

export const isVideoAddress = (address: string): boolean => playerOf(address) !== undefined
