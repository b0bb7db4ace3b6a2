/** The layout of public screens: brand, language, theme, and the content in the middle. */

import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { pathTo } from '../product/screens/path-to.ts'
import { Link } from '../ui/link.tsx'
import { Brand } from './brand.tsx'
import styles from './plain-layout.module.css'
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx'

export function PlainLayout({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  return (
    <div className={styles.plain}>
      <header className={styles.head}>
        <Link href={pathTo('/')} look="plain" aria-label={t('app.home')}>
          <Brand />
        </Link>
        <div className="row-of">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
