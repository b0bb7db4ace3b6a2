/** The way from a new site to its first popup, from every screen until it is behind. */
import { useLocation } from '@tanstack/react-router'
import { ListTodo } from 'lucide-react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { useMessages } from '../messages/messages.tsx'
import { stepIds, useProgress } from '../product/first-minutes/use-progress.ts'
import { pathTo } from '../product/screens/path-to.ts'
import { useCan } from '../product/session/abilities.ts'
import styles from './navigation.module.css'

export function SetUpEntry({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const { over } = useProgress(site_id)
  const { pathname } = useLocation()
  const isAllowed = useCan()('manage-popups', site_id)
  if (!isAllowed || over === undefined || over >= stepIds.length) return null
  const href = pathTo('/sites/$site_id/first-minutes', { site_id })
  return (
    <AriaLink href={href} className={styles.entry} aria-current={pathname === href ? 'page' : undefined}>
      <ListTodo size={16} aria-hidden />
      <span data-slot="label">{t('app.set_up', { over, all: stepIds.length })}</span>
    </AriaLink>
  )
}
