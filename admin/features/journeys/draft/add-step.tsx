/** A menu of step types that puts one at a place: a button at the end of a list, a small one between steps for the pointer. */
import { Plus } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { Place } from './document.ts'
import { useEditor } from './editor-context.ts'
import { stepTypes, stepWords } from './step-words.ts'

export function AddStep({ place, look }: { place: Place; look: 'between' | 'end' }) {
  const { t } = useMessages()
  const { steps } = useEditor()
  const actions = stepTypes.map(type => {
    const [label, note, Icon] = stepWords[type]
    return {
      id: type,
      label: t(label),
      note: t(note),
      icon: <Icon size={16} aria-hidden />,
      onAction: () => steps.add(place, type),
    }
  })
  return (
    <div className="outline-add" data-look={look}>
      <Menu
        label={t('journeys.add_step')}
        placement="bottom start"
        actions={actions}
        trigger={
          look === 'end' ? (
            <Button icon={<Plus size={14} aria-hidden />}>{t('journeys.add_step')}</Button>
          ) : (
            <AriaButton className="outline-plus" aria-label={t('journeys.add_step_here')} excludeFromTabOrder>
              <Plus size={12} aria-hidden />
            </AriaButton>
          )
        }
      />
    </div>
  )
}
