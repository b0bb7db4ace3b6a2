/** What was changed in the account: API keys, people and their passwords, and its sites. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { ActivityTable } from '../../product/activities/activity-table.tsx'
import { accountActivitiesQuery } from './queries.ts'

export function AccountHistory() {
  const { t } = useMessages()
  const query = useInfiniteQuery(accountActivitiesQuery())
  return <ActivityTable title={t('settings.history')} query={query} emptyText={t('settings.history_empty')} />
}
