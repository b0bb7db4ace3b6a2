/** After a crash the jobs of the dead process stay its own. */
import { type Mistake, rewriting } from '../mistake.ts'

export const leasesNotReleased: Mistake = {
  name: 'leases-not-released',
  says: 'a start does not release what the process before had taken',
  found_in: 28,
  query: rewriting(/(update "jobs" set "lease_until" = \? where) "jobs"\."lease_until" is not null/, '$1 0'),
}
