/** The editor's two menus, each there once: what can be put at a place, and what can be done with an item. They open at the element that was pressed. */
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
import { useRef } from 'react'
import { Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../../../messages/messages.tsx'
import { pathEditorPath } from '../../../../product/journeys/paths.ts'
import { stepTypes, stepWords } from '../../../../product/journeys/step-words.ts'
import type { Place } from '../../../../product/journeys/steps.ts'
import styles from '../../../../ui/list-box.module.css'
import { type MenuAction, MenuEntry } from '../../../../ui/menu.tsx'
import { placeBehind } from '../model/edits.ts'
import type { Selection } from '../model/selection.ts'
import { useEditorActions, useJourneyContext } from '../state/journey-context.ts'

export type Offer = { anchor: Element } & ({ place: Place } | { selection: Selection })

export function FloatingMenus({ offer, onClose }: { offer: Offer | undefined; onClose: () => void }) {
  const last = useRef<Offer>(undefined)
  if (offer) last.current = offer
  const shown = offer ?? last.current
  if (!shown) return null
  return 'place' in shown ? (
    <StepMenu key="steps" offer={shown} isOpen={offer !== undefined} onClose={onClose} />
  ) : (
    <ItemMenu key="item" offer={shown} isOpen={offer !== undefined} onClose={onClose} />
  )
}

type MenuProps<T> = { offer: T; isOpen: boolean; onClose: () => void }

function StepMenu({ offer, ...props }: MenuProps<{ anchor: Element; place: Place }>) {
  const { t } = useMessages()
  const { steps } = useEditorActions()
  const actions = stepTypes.map((type): MenuAction => {
    const [label, note, Icon] = stepWords[type]
    return {
      id: type,
      label: t(label),
      note: t(note),
      icon: <Icon size={16} aria-hidden />,
      onAction: () => steps.add(offer.place, type),
    }
  })
  const paste: MenuAction = {
    id: 'paste',
    label: t('journeys.paste'),
    icon: <ClipboardPaste size={16} aria-hidden />,
    onAction: () => steps.paste(offer.place),
  }
  return <Floating {...props} anchor={offer.anchor} label={t('journeys.add_step')} actions={[...actions, paste]} />
}

function ItemMenu({ offer, ...props }: MenuProps<{ anchor: Element; selection: Selection }>) {
  const { t } = useMessages()
  const { items } = useJourneyContext()
  const item = items.get(offer.selection)
  const actions = useItemActions(offer.selection, offer.anchor)
  const name = [item?.number, item?.title].filter(Boolean).join(' ')
  return <Floating {...props} anchor={offer.anchor} label={t('ui.actions_for', { name })} actions={actions} />
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
      note: 'A',
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

type FloatingProps = { anchor: Element; label: string; actions: MenuAction[]; isOpen: boolean; onClose: () => void }

function Floating({ anchor, label, actions, isOpen, onClose }: FloatingProps) {
  const anchorRef = useRef<Element>(anchor)
  anchorRef.current = anchor
  const groups = [actions.filter(action => !action.isDanger), actions.filter(action => action.isDanger)]
  return (
    <Popover
      className={styles.popover}
      triggerRef={anchorRef}
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
