/** The head of a screen: where it belongs, its title and state, one primary action, the rest in a menu. Names the browser tab. */
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Href } from './href.ts'
import { Link } from './link.tsx'
import { Menu, type MenuAction } from './menu.tsx'
import styles from './page-header.module.css'
import { useTitle } from './use-title.ts'

export type PageHeaderProps = {
  title: string
  /** A StatusBadge, a SaveStatus. */
  status?: ReactNode
  description?: ReactNode
  back?: { label: string; href: Href }
  /** One Button with variant="primary", or a Link with look="button". */
  action?: ReactNode
  menu?: MenuAction[]
}

export function PageHeader({ title, status, description, back, action, menu = [] }: PageHeaderProps) {
  useTitle(title)
  return (
    <header className={styles.header}>
      {back && (
        <Link href={back.href} look="plain">
          <span className={styles.back}>
            <ChevronLeft size={14} aria-hidden />
            {back.label}
          </span>
        </Link>
      )}
      <div className={styles.title}>
        <h1>{title}</h1>
        {status}
        <div className={styles.actions}>
          {action}
          {menu.length > 0 && <Menu actions={menu} />}
        </div>
      </div>
      {description && <div className={`muted ${styles.description}`}>{description}</div>}
    </header>
  )
}
