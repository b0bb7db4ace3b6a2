/** A PDF for tests, as small as readers take it, with a page for each content. What it is packed by stands in `filter`. */
export function pdf(contents: string | readonly string[], trailer = '', filter = ''): Buffer<ArrayBuffer> {
  const pages = [contents].flat()
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((content, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${5 + i * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<<${filter}/Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ]
  const text = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${text}trailer<</Root 1 0 R/Size ${objects.length + 1}${trailer}>>\n%%EOF`, 'latin1')
}

/** Draws each text at its place: from the left, from the bottom, in a size. */
export const pdfTexts = (texts: readonly (readonly [x: number, y: number, text: string, size?: number])[]): string =>
  texts
    .map(([x, y, text, size = 10]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`)
    .join(' ')
