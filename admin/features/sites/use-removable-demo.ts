/** Whether there is a demo that this person may remove. */
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../product/session/abilities.ts'
import { demoQuery } from '../../product/sites/queries.ts'

export function useRemovableDemo(): boolean {
  const isAllowed = useCan()('super-administrator')
  const { data } = useQuery({ ...demoQuery(), enabled: isAllowed })
  return isAllowed && data?.present === true
}
