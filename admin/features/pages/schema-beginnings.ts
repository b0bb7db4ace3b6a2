/** What a schema file begins with: the properties that searches need of its type, empty. Pure. */

/** As structured-data.ts of the API needs them. */
const needed = {
  Article: { headline: '', datePublished: '', author: { '@type': 'Person', name: '' } },
  Event: { name: '', startDate: '', location: '' },
  FAQPage: { mainEntity: [{ '@type': 'Question', name: '', acceptedAnswer: { '@type': 'Answer', text: '' } }] },
  LocalBusiness: { name: '', address: '', telephone: '' },
  Organization: { name: '', url: '', logo: '' },
  Product: { name: '', description: '', image: '' },
  Service: { name: '', description: '' },
  VideoObject: { name: '', thumbnailUrl: '', uploadDate: '' },
} as const

export const beginnings = Object.keys(needed) as (keyof typeof needed)[]

export const schemaBeginning = (type: string): string =>
  JSON.stringify(
    { '@context': 'https://schema.org', '@type': type, ...needed[type as keyof typeof needed] },
    undefined,
    2,
  )

/** The type that a file says; undefined while it is no JSON, or says none. */
export function nameOfSchema(file: string): string | undefined {
  try {
    const type: unknown = JSON.parse(file)?.['@type']
    return typeof type === 'string' && type !== '' ? type : undefined
  } catch {
    return undefined
  }
}
