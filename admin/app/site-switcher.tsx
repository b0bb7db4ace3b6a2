/** The current site, and switching to the dashboard of another. */

import { Check, ChevronsUpDown, LayoutGrid } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useMessages } from '../messages/messages.tsx'
import { pathTo } from '../product/screens/path-to.ts'
import { useAccountSites } from '../product/sites/queries.ts'
import { Menu } from '../ui/menu.tsx'
import { Brand } from './brand.tsx'
import navigationStyles from './navigation.module.css'
import styles from './site-switcher.module.css'

export function SiteSwitcher({ site_id }: { site_id: string | undefined }) {
  const { t } = useMessages()
  const { data: sites = [] } = useAccountSites()
  const current = sites.find(site => site.id === site_id)
  return (
    <Menu
      label={t('app.switch_site')}
      placement="bottom start"
      trigger={
        <Button className={navigationStyles.button}>
          <span className="visually-hidden">{t('app.switch_site')}</span>
          {current ? (
            <span className={navigationStyles.mark} aria-hidden>
              {current.name.slice(0, 1).toUpperCase()}
            </span>
          ) : (
            <Brand isMark />
          )}
          <span data-slot="label">{current?.name ?? 'Leadwright'}</span>
          <ChevronsUpDown size={14} aria-hidden data-slot="label" />
        </Button>
      }
      actions={[
        { id: 'all', label: t('app.all_sites'), href: pathTo('/sites'), icon: <LayoutGrid size={16} aria-hidden /> },
        ...sites.map(site => ({
          id: site.id,
          label: site.name,
          note: site.subdomain,
          href: pathTo('/sites/$site_id/dashboard', { site_id: site.id }),
          icon: site.id === site_id ? <Check size={16} aria-hidden /> : <span className={styles.gap} />,
        })),
      ]}
    />
  )
}
