import { km } from '../../i18n/km';
import { CheckIcon } from '../../ui/icons/icons';
import { Logo } from '../../ui/layout/Logo';
import '../standalone.css';

/** The maintenance page in the specification's own words (section 2). */
export function Component() {
  const { title, subtitle, whatsNew, news, thanks } = km.maintenance;
  return (
    <main className="standalone on-ink" lang="en">
      <title>{km.titles.maintenance}</title>
      <div className="standalone-card">
        <Logo size={64} />
        <h1>{title}</h1>
        <p className="standalone-lead">{subtitle}</p>
        <section className="maintenance-news">
          <h2>{whatsNew}</h2>
          <ul>
            {news.map((item) => (
              <li key={item}>
                <CheckIcon size={20} />
                {item}
              </li>
            ))}
          </ul>
        </section>
        <p>{thanks}</p>
      </div>
    </main>
  );
}
