/**
 * Documented refusals that are not implemented yet: of an endpoint, or a code of the catalog that no endpoint answers. Whoever implements
 * one takes it from here; the check after the tests fails for one that a test provokes.
 */
export const toCome: readonly string[] = []

/** The specification's permissions whose features are not there yet: nobody has them, and nothing asks for them. */
export const permissionsToCome: readonly string[] = [
  'purchase-lead-audience',
  ...['manage-sandboxes', 'create-sandbox', 'read-sandbox'],
]
