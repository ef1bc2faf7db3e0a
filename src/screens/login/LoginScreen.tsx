import '../../ui/theme/global';
import { LoginForm } from '../../features/session/LoginForm';
import { ReportProblemButton } from '../../features/problemReport/ReportProblemButton';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { Logo } from '../../ui/layout/Logo';
import '../standalone.css';
import './login.css';

/** The login screen (specification section 2): the app's title and the form. */
export function Component() {
  return (
    <main className="standalone login on-ink">
      <title>{km.titles.login}</title>
      <section className="login-card">
        <header className="login-brand">
          <Logo size={56} />
          <h1>{km.common.brand}</h1>
          <p>{km.login.title}</p>
        </header>
        <LoginForm />
      </section>
      <ReportProblemButton className="login-report" />
      <div className="login-balls" aria-hidden="true">
        <DigitBalls number="472" size="xl" />
      </div>
    </main>
  );
}
