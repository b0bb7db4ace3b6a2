/** Canvas or outline: two views of one document. */
import { ListTree, Workflow } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'

export type EditorView = 'canvas' | 'outline'

export function ViewSwitch({ view, onChange }: { view: EditorView; onChange: (view: EditorView) => void }) {
  const { t } = useMessages()
  return (
    <ChoiceBar
      label={t('journeys.view')}
      value={view}
      onChange={onChange}
      options={[
        { id: 'canvas', label: t('journeys.view_canvas'), icon: <Workflow size={16} aria-hidden /> },
        { id: 'outline', label: t('journeys.view_outline'), icon: <ListTree size={16} aria-hidden /> },
      ]}
    />
  )
}
