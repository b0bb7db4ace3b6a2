/** The fonts in the order in which designs offer them; each is shown in itself where this machine has it. */
import type { SiteFont } from '@leadwright/sdk'
import { ArrowUp, X } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './font-list.module.css'

type FontListProps = {
  fonts: readonly SiteFont[]
  onChange: (fonts: SiteFont[]) => void
  isReadOnly: boolean
}

export function FontList({ fonts, onChange, isReadOnly }: FontListProps) {
  const { t } = useMessages()
  const up = (at: number) => {
    const [before, moved] = [fonts[at - 1], fonts[at]]
    if (before && moved) onChange([...fonts.slice(0, at - 1), moved, before, ...fonts.slice(at + 1)])
  }
  return (
    <ol className={styles.list} aria-label={t('fonts.title')}>
      {fonts.map((font, at) => (
        <li key={font.stack} className={styles.row}>
          <div className={styles.words}>
            <span className={styles.name} style={{ fontFamily: font.stack }}>
              {font.name}
            </span>
            <span className={`muted ${styles.stack}`}>{font.url ?? font.stack}</span>
          </div>
          <Badge>{t(font.url ? 'fonts.web' : 'fonts.system')}</Badge>
          {!isReadOnly && (
            <div className={styles.actions}>
              <IconButton
                label={t('fonts.up', { name: font.name })}
                icon={<ArrowUp size={16} aria-hidden />}
                isDisabled={at === 0}
                onPress={() => up(at)}
              />
              <IconButton
                label={t('fonts.remove', { name: font.name })}
                icon={<X size={16} aria-hidden />}
                isDisabled={fonts.length === 1}
                onPress={() => onChange(fonts.filter(one => one !== font))}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
