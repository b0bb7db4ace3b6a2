/** The header of popups, campaigns, journeys, templates and assistants: name, state, one primary action, the rest in a menu, tabs. */
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { LinkBar } from '../../ui/link-bar.tsx'
import { Menu, type MenuAction } from '../../ui/menu.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useBelongsTo } from '../screens/use-place.ts'
import styles from './object-header.module.css'

export type ObjectTab =
  | 'overview'
  | 'edit'
  | 'settings'
  | 'design'
  | 'seo'
  | 'install'
  | 'ask'
  | 'conversations'
  | 'knowledge'
  | 'content'
  | 'people'
  | 'recipients'
  | 'answers'
  | 'results'
  | 'versions'
  | 'history'

/** Where the name is edited in place. */
export type Rename = {
  label: string
  maxLength: number | undefined
  onChange: (name: string) => void
  onLeft?: () => void
}

export type ObjectHeaderProps = {
  back: { label: string; href: Href }
  name: string
  rename?: Rename
  /** Badges of its status. */
  status: ReactNode
  /** Whether it is saved. */
  saving?: ReactNode
  /** How the editor shows it. */
  views?: ReactNode
  /** Undo. */
  tools?: ReactNode
  /** One Button with variant="primary", beside it at most one other. */
  action?: ReactNode
  menu?: MenuAction[]
  tabs: readonly { id: ObjectTab; href: Href }[]
  here: ObjectTab
  /** Screens of the tab that is open, where it has several. */
  parts?: { label: string; links: readonly { href: Href; label: string }[]; here: Href } | undefined
  /** Called before switching to another tab: saves changes. */
  onLeave?: () => void
  /** It is the head of a screen that fills the window. */
  isEditor?: boolean
}

const order: readonly ObjectTab[] = [
  'overview',
  'ask',
  'conversations',
  'knowledge',
  'content',
  'edit',
  'settings',
  'design',
  'seo',
  'install',
  'people',
  'recipients',
  'answers',
  'results',
  'versions',
  'history',
]

export function ObjectHeader(props: ObjectHeaderProps) {
  const { back, name, rename, status, saving, views, tools, action, menu = [], isEditor } = props
  const { t } = useMessages()
  useTitle(name)
  useBelongsTo(back.href)
  return (
    <header className={styles.head} data-slot="object-header" data-editor={isEditor || undefined}>
      <div className={styles.bar}>
        <Link href={back.href} look="plain" aria-label={back.label}>
          <span className={styles.back}>
            <ChevronLeft size={16} aria-hidden />
            <span className={styles.backLabel}>{back.label}</span>
          </span>
        </Link>
        <span className={styles.slash} aria-hidden>
          /
        </span>
        <Name name={name} rename={rename} />
        <span className={styles.state}>{status}</span>
        {saving}
        <div className={styles.deeds}>
          {views && <span className={styles.views}>{views}</span>}
          {(tools || action) && (
            <span className={styles.actions}>
              {tools && <span className={styles.tools}>{tools}</span>}
              {action && <span className={styles.action}>{action}</span>}
            </span>
          )}
          {menu.length > 0 && (
            <span className={styles.menu}>
              <Menu label={t('ui.actions_for', { name })} actions={menu} />
            </span>
          )}
        </div>
      </div>
      <ObjectTabs {...props} />
    </header>
  )
}

function Name({ name, rename }: Pick<ObjectHeaderProps, 'name' | 'rename'>) {
  if (!rename) return <h1 className={styles.name}>{name}</h1>
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <input
        className={styles.nameInput}
        aria-label={rename.label}
        maxLength={rename.maxLength}
        value={name}
        onChange={event => rename.onChange(event.target.value)}
        onBlur={rename.onLeft}
      />
    </>
  )
}

function ObjectTabs({ tabs, here, name, parts, onLeave }: ObjectHeaderProps) {
  const { t } = useMessages()
  const words: Record<ObjectTab, string> = {
    overview: t('object.overview'),
    edit: t('object.edit'),
    settings: t('object.settings'),
    design: t('object.design'),
    seo: t('page_seo.title'),
    install: t('popup_editor.install'),
    ask: t('conversations.ask'),
    conversations: t('conversations.heading'),
    knowledge: t('assistants.knows'),
    content: t('assistants.content'),
    people: t('object.people'),
    recipients: t('broadcasts.recipients'),
    answers: t('answers.title'),
    results: t('object.results'),
    versions: t('object.versions'),
    history: t('object.history'),
  }
  const shown = order.flatMap(id => tabs.filter(tab => tab.id === id))
  const current = shown.find(tab => tab.id === here)
  if (!current) return null
  return (
    <div className={styles.tabs}>
      <LinkBar
        label={t('object.views_of', { name })}
        here={current.href}
        links={shown.map(({ id, href }) => ({ href, label: words[id], onPress: onLeave }))}
      />
      {parts && (
        <LinkBar
          look="parts"
          label={parts.label}
          here={parts.here}
          links={parts.links.map(link => ({ ...link, onPress: onLeave }))}
        />
      )}
    </div>
  )
}
