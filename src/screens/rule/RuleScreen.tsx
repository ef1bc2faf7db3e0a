import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { PageTitleBar } from '../../ui/layout/PageTitleBar';
import { Surface } from '../../ui/layout/Surface';
import '../pages.css';
import { PayoutTable } from './PayoutTable';
import { WorkedExample } from './WorkedExample';
import './rule.css';

/** What stands below the words of each part; the first needs nothing. */
const pictures: readonly ReactNode[] = [null, <WorkedExample />, <PayoutTable />];

/** How to play (specification section 2): the rules, how results are checked, how to win. */
export function Component() {
  return (
    <div className="page">
      <title>{km.titles.rule}</title>
      <PageTitleBar title={km.rule.title} backTo={paths.home()} linkComponent={Link} />
      {km.rule.sections.map(({ heading, paragraphs }, part) => (
        <Surface key={heading} padded>
          <section className="rule-part" aria-labelledby={`rule-${part}`}>
            <h2 id={`rule-${part}`}>
              <span aria-hidden="true">{part + 1}</span>
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {pictures[part]}
          </section>
        </Surface>
      ))}
    </div>
  );
}
