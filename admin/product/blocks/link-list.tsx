/** The links of a menu or of social networks. */
import { limits } from '@leadwright/sdk'
import { Plus, Trash2 } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BlockOf } from './block-kit.tsx'
import type { Change } from './change.ts'
import styles from './link-list.module.css'
import { networkNames } from './networks.ts'

type LinkListProps = { block: BlockOf<'social'> | BlockOf<'menu'>; onChange: Change }

export function LinkList({ block, onChange }: LinkListProps) {
  const { t } = useMessages()
  const set = (at: number, changes: object) =>
    onChange({ links: block.links.map((link, i) => (i === at ? { ...link, ...changes } : link)) }, `link ${at}`)
  const add = () => {
    const link = { link: 'https://' }
    const made =
      block.type === 'social' ? { ...link, network: 'website' as const } : { ...link, text: t('blocks.new_link') }
    onChange({ links: [...block.links, made] })
  }
  return (
    <div className="stack">
      {block.links.map((link, at) => (
        <div key={`${block.id} ${String(at)}`} className={styles.link}>
          {'network' in link ? (
            <Select
              label={t('blocks.network')}
              isRequired
              value={link.network}
              options={Object.entries(networkNames).map(([id, label]) => ({ id, label }))}
              onChange={network => set(at, { network })}
            />
          ) : (
            <TextField
              label={t('blocks.words')}
              isRequired
              maxLength={limits.block_line_characters_max}
              value={link.text}
              onChange={text => set(at, { text })}
            />
          )}
          <IconButton
            label={t('blocks.remove_link')}
            icon={<Trash2 size={15} aria-hidden />}
            onPress={() => onChange({ links: block.links.filter((_, i) => i !== at) as typeof block.links })}
          />
          <TextField
            label={t('blocks.link_to')}
            isRequired
            maxLength={limits.block_link_characters_max}
            value={link.link}
            onChange={target => set(at, { link: target.trim() })}
          />
        </div>
      ))}
      {block.links.length < limits.block_links_max && (
        <div>
          <Button icon={<Plus size={14} aria-hidden />} onPress={add}>
            {t('blocks.add_link')}
          </Button>
        </div>
      )}
    </div>
  )
}
