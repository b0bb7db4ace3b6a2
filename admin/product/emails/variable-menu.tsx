/** A menu of variables; one that may be empty is written with a fallback. */
import { useQuery } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useSiteId } from '../screens/use-view.ts'
import { variableText } from './insert-variable.ts'
import { variablesQuery } from './queries.ts'

export function VariableMenu({ onInsert, isSmall }: { onInsert: (text: string) => void; isSmall?: boolean }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const { data } = useQuery(variablesQuery(site_id))
  const label = t('templates.variables')
  return (
    <Menu
      label={label}
      trigger={
        isSmall ? (
          <IconButton label={label} icon={<Braces size={15} aria-hidden />} />
        ) : (
          <Button icon={<Braces size={14} aria-hidden />}>{label}</Button>
        )
      }
      actions={(data?.data ?? []).map(variable => ({
        id: variable.name,
        label: variable.label,
        onAction: () => onInsert(variableText(variable, t('templates.first_fallback'), '')),
      }))}
    />
  )
}
