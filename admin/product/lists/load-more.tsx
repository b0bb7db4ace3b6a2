/** The end of a paged list that is not a table: a button for the next page. */
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import type { List } from './use-list.ts'

export function LoadMore<Row>({ list: { more } }: { list: Pick<List<Row>, 'more'> }) {
  const { t } = useMessages()
  if (!more?.hasMore) return null
  return (
    <Button isPending={more.isLoading} onPress={more.onMore}>
      {t('ui.load_more')}
    </Button>
  )
}
