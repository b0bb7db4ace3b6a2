/** Actions behind one button. Dangerous ones come last, in their own group. */
import { EllipsisVertical } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { useMessages } from '../messages/messages.tsx'
import type { Href } from './href.ts'
import { IconButton } from './icon-button.tsx'
import styles from './list-box.module.css'

export type MenuAction = {
  id: string
  label: string
  note?: string
  icon?: ReactNode
  href?: Href
  onAction?: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

export type MenuProps = {
  label?: string
  actions: MenuAction[]
  /** The button; a "more" icon unless given. */
  trigger?: ReactElement
  placement?: PopoverProps['placement']
}

export function Menu({ label, actions, trigger, placement = 'bottom end' }: MenuProps) {
  const { t } = useMessages()
  const name = label ?? t('ui.more_actions')
  const groups = [actions.filter(action => !action.isDanger), actions.filter(action => action.isDanger)]
  return (
    <MenuTrigger>
      {trigger ?? <IconButton label={name} icon={<EllipsisVertical size={16} aria-hidden />} />}
      <Popover className={styles.popover} placement={placement} offset={4}>
        <AriaMenu className={styles.options} aria-label={name}>
          {groups
            .filter(group => group.length > 0)
            .map((group, at) => (
              <MenuSection key={group[0]!.id} aria-label={at === 0 ? name : t('ui.cannot_be_undone')}>
                {group.map(action => (
                  <MenuEntry key={action.id} action={action} />
                ))}
              </MenuSection>
            ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

export function MenuEntry({ action }: { action: MenuAction }) {
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      href={action.href}
      onAction={action.onAction}
      isDisabled={action.isDisabled}
      className={styles.option}
      data-danger={action.isDanger || undefined}
    >
      {action.icon}
      <span className={styles.label}>
        {action.label}
        {action.note && <small>{action.note}</small>}
      </span>
    </MenuItem>
  )
}
