/** A block of a page on the canvas, much as it is served; the preview is the served page itself. */
import type { PageBlock } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ContentView } from '../../../product/blocks/content-view.tsx'
import { usePopupChoices } from '../../../product/filter/choices.ts'
import { imageQuery } from '../../../product/images/queries.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { pageMenuQuery } from '../queries.ts'
import styles from './page-block-view.module.css'

export function PageBlockView({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'hero':
      return (
        <div className={styles.hero} data-layout={block.layout} style={{ textAlign: block.align ?? 'center' }}>
          <div>
            <p className={styles.first}>{block.heading}</p>
            <p className={styles.lead}>{block.text}</p>
            <p className={styles.pushes}>
              {block.button_text && (
                <span className={styles.push} data-cta>
                  {block.button_text}
                </span>
              )}
              {block.second_button_text && <span className={styles.quietPush}>{block.second_button_text}</span>}
            </p>
          </div>
          {block.image_id && <Picture image_id={block.image_id} alt={block.alt} />}
        </div>
      )
    case 'gallery':
      return (
        <Section heading={block.heading} columns={block.columns ?? 3}>
          {placed(block.images).map(([image, key]) => (
            <div key={key}>
              <Picture image_id={image.image_id} alt={image.alt} />
              {image.caption && <p className={styles.quiet}>{image.caption}</p>}
            </div>
          ))}
        </Section>
      )
    case 'features':
      return (
        <Section heading={block.heading} columns={block.columns ?? 3}>
          {placed(block.features).map(([feature, key]) => (
            <div key={key}>
              {feature.image_id && <Picture image_id={feature.image_id} alt={feature.alt} />}
              <p className={styles.third}>{feature.heading}</p>
              <p>{feature.text}</p>
            </div>
          ))}
        </Section>
      )
    case 'pricing':
      return (
        <Section heading={block.heading} columns={Math.min(block.plans.length, 3)}>
          {placed(block.plans).map(([plan, key]) => (
            <div key={key} className={styles.plan} data-highlighted={plan.highlighted || undefined}>
              <p className={styles.third}>{plan.name}</p>
              <p>
                <span className={styles.price}>{plan.price}</span> {plan.period}
              </p>
              {plan.text && <p>{plan.text}</p>}
              <ul>
                {placed(plan.includes).map(([line, at]) => (
                  <li key={at}>{line}</li>
                ))}
              </ul>
              {plan.button_text && (
                <span className={styles.push} data-cta={callsIn(block.plans, plan) || undefined}>
                  {plan.button_text}
                </span>
              )}
            </div>
          ))}
        </Section>
      )
    case 'testimonials':
      return (
        <Section heading={block.heading} columns={block.columns ?? 2}>
          {placed(block.testimonials).map(([one, key]) => (
            <div key={key}>
              <p className={styles.lead}>{one.quote}</p>
              <p className={styles.quiet}>{[one.name, one.role].filter(Boolean).join(', ')}</p>
            </div>
          ))}
        </Section>
      )
    case 'questions':
      return (
        <Section heading={block.heading} columns={1}>
          {placed(block.questions).map(([one, key]) => (
            <div key={key} className={styles.question}>
              <p className={styles.third}>{one.question}</p>
              <p>{one.answer}</p>
            </div>
          ))}
        </Section>
      )
    case 'form':
      return (
        <Section heading={block.heading} columns={1}>
          {block.text && <p>{block.text}</p>}
          <Popup popup_id={block.popup_id} />
        </Section>
      )
    case 'popup_trigger':
      return (
        <div style={{ textAlign: block.align ?? 'left' }}>
          <span className={styles.push} data-cta>
            {block.text || ' '}
          </span>
        </div>
      )
    case 'video':
      return block.image_id ? (
        <Picture image_id={block.image_id} alt={block.alt} />
      ) : (
        <Frame text={[block.title, block.video_url].filter(Boolean).join(' · ')} height_px={240} />
      )
    case 'embed':
      return <Frame text={[block.title, block.embed_url].filter(Boolean).join(' · ')} height_px={block.height_px} />
    case 'html_frame':
      return <Frame text={block.html.replaceAll(/<[^>]*>/g, ' ').trim() || block.title} height_px={block.height_px} />
    case 'navigation':
      return <Bar links={block.links} />
    case 'footer':
      return (
        <div className={styles.quiet}>
          {block.text && <p>{block.text}</p>}
          <p className={styles.links}>
            {placed(block.links).map(([link, key]) => (
              <span key={key}>{link.text}</span>
            ))}
          </p>
        </div>
      )
    default:
      return <ContentView block={block} />
  }
}

/** Items have no identity but their place. */
const placed = <T,>(items: readonly T[]): [T, string][] => items.map((item, at) => [item, String(at)])

function Section({ heading, columns, children }: { heading: string; columns: number; children: ReactNode }) {
  return (
    <div className={styles.section}>
      {heading && <p className={styles.second}>{heading}</p>}
      <div className={styles.items} data-columns={Math.min(Math.max(columns, 1), 4)}>
        {children}
      </div>
    </div>
  )
}

function Picture({ image_id, alt }: { image_id: string; alt: string }) {
  const { data } = useQuery({ ...imageQuery(useSiteId(), image_id), enabled: image_id !== '' })
  if (!data || image_id === '')
    return (
      <span className={styles.noPicture}>
        <ImageIcon size={28} aria-hidden />
      </span>
    )
  return <img className={styles.picture} src={`${data.url}?width=1200`} alt={alt} />
}

const Frame = ({ text, height_px }: { text: string; height_px: number }) => (
  <p className={styles.frame} style={{ minHeight: Math.min(height_px, 320) }}>
    {text.slice(0, 200)}
  </p>
)

function Popup({ popup_id }: { popup_id: string }) {
  const { t } = useMessages()
  const name = usePopupChoices(useSiteId()).find(({ id }) => id === popup_id)?.label
  return <Frame text={name ? t('page_blocks.form_of', { name }) : t('page_blocks.no_form')} height_px={160} />
}

function Bar({ links }: { links: readonly { text: string }[] }) {
  const { site } = useSite()
  const { data } = useQuery(pageMenuQuery(useSiteId()))
  const texts = links.length > 0 ? links.map(({ text }) => text) : (data ?? []).map(({ name }) => name)
  return (
    <div className={styles.bar}>
      <strong>{site?.name}</strong>
      <span className={styles.links}>
        {placed(texts).map(([text, key]) => (
          <span key={key}>{text}</span>
        ))}
      </span>
    </div>
  )
}

/** Where one plan stands out, only its button is a call to action. */
const callsIn = (
  plans: readonly { highlighted?: boolean | undefined }[],
  plan: { highlighted?: boolean | undefined },
) => plan.highlighted || plans.every(({ highlighted }) => !highlighted)
