/** A menu of what can be added. */
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useBlockKit } from './block-kit.tsx'

type AddBlockProps = {
  label: string
  kinds: readonly string[]
  onAdd: (type: string) => void
  isIcon?: boolean
  icon?: ReactNode
}

export function AddBlock({ label, kinds, onAdd, isIcon, icon = <Plus size={14} aria-hidden /> }: AddBlockProps) {
  const { t } = useMessages()
  const kit = useBlockKit()
  return (
    <Menu
      label={label}
      placement="bottom"
      trigger={isIcon ? <IconButton label={label} icon={icon} /> : <Button icon={icon}>{label}</Button>}
      actions={kinds.flatMap(id => {
        const type = kit.kinds[id]
        if (!type) return []
        const { label: name, icon: Icon } = type
        return [{ id, label: t(name), icon: <Icon size={16} aria-hidden />, onAction: () => onAdd(id) }]
      })}
    />
  )
}
