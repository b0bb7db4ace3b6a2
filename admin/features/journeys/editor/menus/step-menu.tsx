/** What can be put at a place: the usual first, the rest in groups, found by typing. */
import { ClipboardPaste } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../../messages/messages.tsx'
import type { StepType } from '../../../../product/journeys/document.ts'
import { StepTile, Tile } from '../../../../product/journeys/step-tile.tsx'
import { stepTypes, stepWords } from '../../../../product/journeys/step-words.ts'
import type { Place } from '../../../../product/journeys/steps.ts'
import { type MenuGroup, SearchMenu } from '../../../../ui/search-menu.tsx'
import { useEditorActions } from '../state/journey-context.ts'

type Group = 'usual' | 'email' | 'lead'

const groupOf: Record<StepType, Group> = {
  send_email: 'usual',
  delay: 'usual',
  paths: 'usual',
  ask_question: 'email',
  ai_email_writer: 'email',
  assign_tags: 'lead',
  remove_tags: 'lead',
  add_to_audience: 'lead',
  remove_from_audience: 'lead',
  set_custom_field_value: 'lead',
  unsubscribe: 'lead',
}
const groups: [Group, MessageKey][] = [
  ['usual', 'step.group_usual'],
  ['email', 'step.group_email'],
  ['lead', 'step.group_lead'],
]

type StepMenuProps = { anchor: Element; place: Place; isOpen: boolean; onClose: () => void }

export function StepMenu({ anchor, place, isOpen, onClose }: StepMenuProps) {
  const { t } = useMessages()
  const { steps } = useEditorActions()
  const shown = groups.map(
    ([id, title]): MenuGroup => ({
      id,
      title: t(title),
      actions: stepTypes
        .filter(type => groupOf[type] === id)
        .map(type => ({
          id: type,
          label: t(stepWords[type][0]),
          note: t(stepWords[type][1]),
          icon: <StepTile type={type} />,
          onAction: () => steps.add(place, type),
        })),
    }),
  )
  const clipboard: MenuGroup = {
    id: 'clipboard',
    title: t('step.group_clipboard'),
    actions: [
      {
        id: 'paste',
        label: t('journeys.paste'),
        icon: <Tile kind={undefined} icon={ClipboardPaste} />,
        onAction: () => steps.paste(place),
      },
    ],
  }
  return (
    <SearchMenu
      anchor={anchor}
      label={t('journeys.add_step')}
      search={t('step.search')}
      groups={[...shown, clipboard]}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
