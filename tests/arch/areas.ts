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

/** The rooms of `api/platform`, from the lowest. */
export const ROOMS: readonly string[] = [
  'runtime',
  'database',
  'texts',
  'events',
  'jobs',
  'problem',
  'files',
  'identity',
  'config',
  'schemas',
  'network',
  'pages',
  'http',
  'mail',
  'features',
  'routing',
]
