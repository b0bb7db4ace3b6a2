/** The texts that the measures of email send: a few lines, and as much as a long letter has. */
const letter_characters = 30_000

export const welcome = `Hello {{ lead.first_name }},

see [our prices](https://example.com/prices?a=1) or write to us.

[Unsubscribe]({{ unsubscribe_url }})`

/** Paragraphs with links. */
export function letter(): string {
  const words = 'In our studio each balcony is planned with its owner, its light and its weather. '
  const paragraph = (n: number) =>
    `${words.repeat(12)}See [the plan of {{ lead.first_name }}](https://example.com/plans/${n}?from=letter).`
  const paragraphs: string[] = []
  for (let length = 0; length < letter_characters; length += paragraphs.at(-1)?.length ?? 0) {
    paragraphs.push(paragraph(paragraphs.length))
  }
  return `Hello {{ lead.first_name }},\n\n${paragraphs.join('\n\n')}\n\n[Unsubscribe]({{ unsubscribe_url }})`
}
