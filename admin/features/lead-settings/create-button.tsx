/** Begins a new tag or field: in the head of the screen, and in a list that has none. */
import { Plus } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { Button } from '../../ui/button.tsx'

export function CreateButton({ what }: { what: 'tag' | 'field' }) {
  const { t } = useMessages()
  const [, change] = useView('/sites/$site_id/leads/settings')
  return (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: what })}>
      {t(what === 'tag' ? 'tags.create' : 'fields.create')}
    </Button>
  )
}
