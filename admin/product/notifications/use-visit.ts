/** The person is on this site: the next visit begins with what came since. */
import { useQuery } from '@tanstack/react-query'
import { visitQuery } from './queries.ts'

export function useVisit(site_id: string | undefined): void {
  useQuery({ ...visitQuery(site_id ?? ''), enabled: site_id !== undefined })
}
