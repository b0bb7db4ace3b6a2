/**
 * Promises that nothing keeps yet: of an operation, or a code of the catalogue that no operation answers. Whoever keeps
 * one takes it from here; the check after the tests fails for one that a test provokes.
 */
export const toCome: readonly string[] = [
  // Deleting a site asks what still works in it.
  'deleteSite.site_in_use',
  'site_in_use',
  // A draft site's public pages, a site under repair, a method that a path does not take.
  'site_under_construction',
  'maintenance',
  'method_not_allowed',
  'unsuccessful_action',
]
