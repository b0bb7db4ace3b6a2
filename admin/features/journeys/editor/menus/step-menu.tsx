/** What can be put at a place: the usual first, the rest in groups, found by typing. */

import { ClipboardPaste } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../../messages/messages.tsx'
import { StepTile, Tile } from '../../../../product/journeys/step-tile.tsx'
import { type StepView, stepTypes, stepViews } from '../../../../product/journeys/step-views.ts'
import type { Place } from '../../../../product/journeys/steps.ts'
import { type MenuGroup, SearchMenu } from '../../../../ui/search-menu.tsx'
import { useEditorActions } from '../state/journey-context.ts'

type Group = StepView['group']

const groups: [Group, MessageKey][] = [
  ['usual', 'step.group_usual'],
  ['email', 'step.group_email'],
  ['lead', 'step.group_lead'],
  ['systems', 'step.group_systems'],
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
        .filter(type => stepViews[type].group === id)
        .map(type => ({
          id: type,
          label: t(stepViews[type].name),
          note: t(stepViews[type].note),
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
