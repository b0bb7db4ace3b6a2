/** What can be done with an item, with the keys that do the same. */
import { useRouter } from '@tanstack/react-router'
import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Expand,
  ListCollapse,
  Plus,
  Scissors,
  Trash2,
} from 'lucide-react'
import { useMemo } from 'react'
import { Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../../../messages/messages.tsx'
import { pathEditorPath } from '../../../../product/journeys/paths.ts'
import styles from '../../../../ui/list-box.module.css'
import { type MenuAction, MenuEntry } from '../../../../ui/menu.tsx'
import { placeBehind } from '../model/edits.ts'
import type { Selection } from '../model/selection.ts'
import { useEditorActions, useJourneyContext } from '../state/journey-context.ts'

type ItemMenuProps = { anchor: Element; selection: Selection; isOpen: boolean; onClose: () => void }

export function ItemMenu({ anchor, selection, isOpen, onClose }: ItemMenuProps) {
  const { t } = useMessages()
  const { items } = useJourneyContext()
  const item = items.get(selection)
  const actions = useItemActions(selection, anchor)
  const label = t('ui.actions_for', { name: [item?.number, item?.title].filter(Boolean).join(' ') })
  const groups = [actions.filter(action => !action.isDanger), actions.filter(action => action.isDanger)]
  const trigger = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <Popover
      className={styles.popover}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      placement="bottom start"
      offset={4}
    >
      <AriaMenu className={styles.options} aria-label={label} autoFocus="first" onClose={onClose}>
        {groups
          .filter(group => group.length > 0)
          .map(group => (
            <MenuSection key={group[0]!.id} aria-label={label}>
              {group.map(action => (
                <MenuEntry key={action.id} action={action} />
              ))}
            </MenuSection>
          ))}
      </AriaMenu>
    </Popover>
  )
}

function useItemActions(selection: Selection, anchor: Element): MenuAction[] {
  const { t } = useMessages()
  const router = useRouter()
  const { steps, toggle, offerSteps } = useEditorActions()
  const { items, collapsed, editor, site_id, journey_id } = useJourneyContext()
  const item = items.get(selection)
  const icon = { size: 16, 'aria-hidden': true } as const
  const id = selection.slice(selection.indexOf(':') + 1)
  const isStep = item?.kind === 'step'
  const isOtherwise = item?.kind === 'otherwise'
  const actions: (MenuAction | false)[] = [
    item?.type === 'paths' && {
      id: 'toggle',
      label: t(collapsed.has(id) ? 'journeys.expand' : 'journeys.collapse'),
      icon: <ListCollapse {...icon} />,
      onAction: () => toggle(id),
    },
    !isStep && {
      id: 'alone',
      label: t('journeys.open_branch'),
      icon: <Expand {...icon} />,
      onAction: () => void router.navigate({ href: pathEditorPath(site_id, journey_id, selection) }),
    },
    {
      id: 'add',
      label: t(isStep ? 'journeys.add_behind' : 'journeys.add_inside'),
      note: 'Ctrl Enter',
      icon: <Plus {...icon} />,
      // The menu closes first, and gives the focus back.
      onAction: () => void setTimeout(() => offerSteps(placeBehind(editor.draft.document.steps, selection), anchor)),
    },
    !isOtherwise && {
      id: 'up',
      label: t(isStep ? 'journeys.move_up' : 'branch.earlier'),
      note: 'Alt ↑',
      icon: <ArrowUp {...icon} />,
      onAction: () => steps.move(selection, 'up'),
    },
    !isOtherwise && {
      id: 'down',
      label: t(isStep ? 'journeys.move_down' : 'branch.later'),
      note: 'Alt ↓',
      icon: <ArrowDown {...icon} />,
      onAction: () => steps.move(selection, 'down'),
    },
    !isOtherwise && {
      id: 'duplicate',
      label: t(isStep ? 'journeys.duplicate_step' : 'branch.duplicate'),
      note: 'Ctrl D',
      icon: <CopyPlus {...icon} />,
      onAction: () => steps.duplicate(selection),
    },
    {
      id: 'copy',
      label: t('journeys.copy'),
      note: 'Ctrl C',
      icon: <Copy {...icon} />,
      isDisabled: isOtherwise && item.inside === 0,
      onAction: () => steps.copy(selection),
    },
    !isOtherwise && {
      id: 'cut',
      label: t('journeys.cut'),
      note: 'Ctrl X',
      icon: <Scissors {...icon} />,
      onAction: () => steps.cut(selection),
    },
    {
      id: 'paste',
      label: t('journeys.paste'),
      note: 'Ctrl V',
      icon: <ClipboardPaste {...icon} />,
      onAction: () => steps.paste(selection),
    },
    !isOtherwise && {
      id: 'remove',
      label: t(isStep ? 'journeys.remove_step' : 'branch.remove'),
      note: 'Del',
      icon: <Trash2 {...icon} />,
      isDanger: true,
      onAction: () => steps.remove(selection),
    },
  ]
  return actions.filter(action => action !== false)
}
