/** What was changed in the account: API keys, people and their passwords, and its sites. */

import { useMessages } from '../../messages/messages.tsx'
import { ActivityTable } from '../../product/activities/activity-table.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { accountActivitiesQuery } from './queries.ts'

export function AccountHistory() {
  const { t } = useMessages()
  const list = useList(accountActivitiesQuery())
  return <ActivityTable title={t('settings.history')} list={list} emptyText={t('settings.history_empty')} />
}
