/** The words by which pages name their parts, in classes, ids and properties. Pure. */

/** Parts of a page that visitors use, not read. */
const controls = [
  'nav|navs|navbar|navigation|menu|menus|menuitem|submenu|megamenu|breadcrumb|breadcrumbs|topbar|topline|masthead',
  'skip-link|skip-to|skiplink|flyout|offcanvas|drawer|sidebar|aside|rail|toolbar|search-form|searchbox|search-box',
  'modal|lightbox|overlay|toast|tooltip|sr-only|visually-hidden|screen-reader-text|badge|badges|announcement',
  'social|socials|share|shares|sharing|follow-us|likes|print|login|logged-in|promo|promos|promotion|banner-text',
  'pagination|pager|paging|post-tags|tag-list|tags-links|tagcloud|taxonomy|post-meta|entry-meta|byline|bio|last-edit',
  'crawler-post-meta|user-info|user-details|user-extras|message-user|author-pane|author-column|attribution-main',
  'cart|minicart|mini-cart|wishlist|filters|filter-bar|filter-list|facet|facets|sort|sortby|sort-by|compare|financing',
  'swatch|swatches|variants|quantity|shipping|returns',
]
/** Texts that stand on many pages, or lead to others. */
const extras = [
  'footer|foot|colophon|copyright|legal|disclaimer|disclaimers|cookie|cookies|consent|gdpr|onetrust|ccpa',
  'newsletter|newsletters|subscribe|subscription|signup|sign-up|optin|mailchimp|paywall|popup|cta-bar|infobar',
  'advert|adverts|advertisement|adsbygoogle|sponsored|banner-ad|sharedaddy|addtoany|sharethis|widget-area',
  'related|recommended|recommendation|recommendations|recirc|upsell|upsells|cross-sell|crosssell|also-like',
  'you-may|you-might|read-next|more-from|next-up|trending|prev-next|recently-viewed|more-stories|latest-posts',
  'recent-posts|alternative-products|product-alternative|author-bio|author-box|about-author|author-card|signature',
]
/** Texts of visitors. */
const remarks = ['comment|comments|commentlist|respond|disqus|replies|review|reviews|rating|ratings']
/** The text of an article. */
const bodies = [
  'article-body|articlebody|entry-content|post-content|article-content|post-body|article-text|story-body|post-text',
  'blog-content|markdown-body|mw-parser-output|theme-doc-markdown|rst-content|doc-content',
]

const toPattern = (words: readonly string[]): RegExp => new RegExp(`-(?:${words.join('|')})-`)
const [control, extra, remark, body] = [toPattern(controls), toPattern(extras), toPattern(remarks), toPattern(bodies)]
/** An owner's choice of what customers say. */
const testimonial = /-testimonials?-/

export interface NameMarks {
  is_control: boolean
  is_extra: boolean
  is_remark: boolean
  is_body: boolean
}

export function readNames(names: string): NameMarks {
  const words = `-${names
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}-`
  return {
    is_control: control.test(words),
    is_extra: extra.test(words),
    is_remark: remark.test(words) && !testimonial.test(words),
    is_body: body.test(words),
  }
}

/** Pages whose comments are their content: forums, questions with answers. */
const discussion = /[/.](?:forums?|boards?|community|discuss|discussions?|threads?|topics?|questions|t|showthread)\b/i

export const isDiscussion = (url: string | null): boolean => url !== null && discussion.test(url)
