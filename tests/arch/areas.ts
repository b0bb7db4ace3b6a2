/** The areas of `api/site`, from the lowest: an area may import those before it; an import of one behind it runs back up. */
export const AREAS: readonly string[] = [
  'content',
  'contacts',
  'capture',
  'email',
  'website',
  'assistants',
  'sandboxes',
  'automation',
  'integrations',
  'history',
]
