/** The end of a list that goes on: one button for what came before. */
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import './leads.css'

type Query = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

export function Older({ query }: { query: Query }) {
  const { t } = useMessages()
  if (!query.hasNextPage) return null
  return (
    <div className="lead-more">
      <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
        {t('ui.load_more')}
      </Button>
    </div>
  )
}
