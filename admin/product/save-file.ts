/** Gives a document to the browser as a file to keep. */
export const saveFile = (name: string, content: unknown): void =>
  saveText(name, JSON.stringify(content, null, 2), 'application/json')

/** The same for text of another type. */
export const saveText = (name: string, text: string, type: string): void => saveBlob(name, new Blob([text], { type }))

/** The same for bytes. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'journey.json'
  link.click()
  URL.revokeObjectURL(url)
}
