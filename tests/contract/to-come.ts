/**
 * Documented refusals that are not implemented yet: of an endpoint, or a code of the catalog that no endpoint answers. Whoever implements
 * one takes it from here; the check after the tests fails for one that a test provokes.
 */
export const toCome: readonly string[] = []
