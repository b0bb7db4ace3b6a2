/** Blocks that emails and pages have in common, as they are drawn on the canvas. Links lead nowhere here. */
import type { ContentBlock } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { imageQuery } from '../images/queries.ts'
import { useSite } from '../sites/queries.ts'
import type { BlockOf } from './block-kit.tsx'
import { BlockView } from './block-view.tsx'
import styles from './content-view.module.css'
import { networkNames } from './networks.ts'
import { RichTextView } from './rich-text-view.tsx'

export function ContentView({ block }: { block: ContentBlock }) {
  const { moment } = useMessages()
  switch (block.type) {
    case 'text':
      return (
        <div className={styles.text} data-size={block.size ?? 'normal'} style={colored(block.color)}>
          <RichTextView content={block.content} />
        </div>
      )
    case 'heading':
      return (
        <p
          className={styles.heading}
          data-level={block.level}
          style={{ ...aligned(block.align), ...colored(block.color) }}
        >
          {block.text}
        </p>
      )
    case 'image':
      return (
        <div className={styles.line} style={aligned(block.align ?? 'center')}>
          <Picture of={block} width={`${block.width_percent ?? 100}%`} isRounded={block.rounded} />
        </div>
      )
    case 'button':
      return (
        <div style={aligned(block.align)}>
          <Push text={block.text} color={block.color} textColor={block.text_color} isWide={block.full_width} isCta />
        </div>
      )
    case 'divider':
      return (
        <hr
          className={styles.rule}
          style={{
            borderTopWidth: block.thickness_px ?? 1,
            width: `${block.width_percent ?? 100}%`,
            ...(block.color && { borderTopColor: block.color }),
          }}
        />
      )
    case 'spacer':
      return <div style={{ height: block.height_px }} />
    case 'social':
      return <Links texts={block.links.map(({ network }) => networkNames[network])} align={block.align} />
    case 'menu':
      return <Links texts={block.links.map(({ text }) => text)} align={block.align} />
    case 'product':
      return <Product block={block} />
    case 'countdown':
      return (
        <div style={aligned(block.align ?? 'center')}>
          {block.label && <p className={styles.quiet}>{block.label}</p>}
          <p className={styles.date}>{moment(block.ends_at, block.timezone)}</p>
        </div>
      )
    case 'html':
      return (
        <p className={styles.code}>
          {block.html
            .replaceAll(/<[^>]*>/g, ' ')
            .trim()
            .slice(0, 200) || 'HTML'}
        </p>
      )
    case 'columns':
      return (
        <div className={styles.columns}>
          {block.columns.map((column, at) => (
            <div key={`${block.id} ${String(at)}`} data-slot="column" style={{ flex: column.width_percent ?? 1 }}>
              {column.blocks.map(inner => (
                <BlockView key={inner.id} block={inner} />
              ))}
            </div>
          ))}
        </div>
      )
  }
}

const aligned = (align: string | undefined): CSSProperties => ({ textAlign: (align ?? 'left') as 'left' })
const colored = (color: string | undefined): CSSProperties => (color ? { color } : {})

function Push(props: {
  text: string
  color?: string | undefined
  textColor?: string | undefined
  isWide?: boolean | undefined
  isCta?: boolean
}) {
  const style = {
    ...(props.color && { background: props.color }),
    ...(props.textColor && { color: props.textColor }),
  }
  return (
    <span className={styles.push} data-wide={props.isWide || undefined} data-cta={props.isCta} style={style}>
      {props.text || ' '}
    </span>
  )
}

function Picture({
  of,
  width,
  isRounded,
}: {
  of: { image_id: string; url: string; alt: string }
  width: string
  isRounded?: boolean | undefined
}): ReactNode {
  const { site_id } = useSite()
  const { data } = useQuery({ ...imageQuery(site_id, of.image_id), enabled: of.image_id !== '' })
  const url = of.image_id ? data && `${data.url}?width=1200` : of.url
  if (!url)
    return (
      <span className={styles.noPicture} style={{ width }}>
        <ImageIcon size={28} aria-hidden />
      </span>
    )
  return (
    <img className={styles.picture} data-rounded={isRounded || undefined} src={url} alt={of.alt} style={{ width }} />
  )
}

const Links = ({ texts, align }: { texts: string[]; align: string | undefined }) => (
  <p className={styles.links} style={aligned(align ?? 'center')}>
    {texts.map((text, at) => (
      <span key={`${text} ${String(at)}`}>{text}</span>
    ))}
  </p>
)

function Product({ block }: { block: BlockOf<'product'> }) {
  return (
    <div className={styles.product} data-layout={block.layout}>
      <Picture of={block} width="100%" isRounded />
      <div>
        <p className={styles.productName}>{block.name}</p>
        {block.price && <p>{block.price}</p>}
        {block.description && <p className={styles.quiet}>{block.description}</p>}
        {block.button_text && <Push text={block.button_text} />}
      </div>
    </div>
  )
}
