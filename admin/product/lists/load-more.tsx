/** The end of a list that goes on, where it is not a table: one button for what comes next. */
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
