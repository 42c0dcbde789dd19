import { UiProvider } from '@seguia/shared/start';
import { UnderQuestion } from '@seguia/shared/session/login/under-question';
import { Provider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FailureContext, type FailureWatch } from '../errors/watch.ts';
import type { Store } from '../atom-store/session-store.ts';
import { loadMessages, type Messages, Translated } from '../texts/messages.tsx';
import { Broken } from './Broken.tsx';
import type { PageLanguage } from './page-language.ts';

/** The browser's page: draws what it is given, with the texts of its language. */
export class Page {
  readonly language: PageLanguage;
  readonly failures: FailureWatch;
  readonly #root: Root;
  #messages: Messages = {};
  #content: ReactNode = null;
  #over: ReactNode = null;
  #store: Store | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(container: HTMLElement, language: PageLanguage, failures: FailureWatch) {
    this.language = language;
    this.failures = failures;
    this.#root = createRoot(container, {
      onUncaughtError(error) {
        reportError(error);
        showNotLoaded(); // React has removed the whole page
      },
    });
  }

  /** Fetches the texts of the page's language. */
  async loadMessages(): Promise<void> {
    this.#messages = await loadMessages(this.language.locale);
  }

  /** Draws `content`, with the atoms of `store` where there is one. */
  show(content: ReactNode, store?: Store): void {
    clearTimeout(this.#later);
    this.#content = content;
    this.#store = store;
    this.#draw();
  }

  /**
   * Draws `content` if nothing else is drawn within that many milliseconds. Until then the static frame of the page stays, which is enough
   * for a quicker start.
   */
  showLater(content: ReactNode, store: Store, milliseconds: number): void {
    this.#later = setTimeout(() => this.show(content, store), milliseconds);
  }

  /** Draws a dialog over the page, whatever it shows; null removes it. */
  showOver(dialog: ReactNode): void {
    this.#over = dialog;
    this.#draw();
  }

  #draw(): void {
    const { region } = this.language;
    const content = this.#store ? <Provider store={this.#store}>{this.#content}</Provider> : this.#content;
    this.#root.render(
      <StrictMode>
        <FailureContext value={this.failures}>
          <Translated locale={region} messages={this.#messages}>
            <UiProvider locale={region}>
              <UnderQuestion value={this.#over !== null}>{content}</UnderQuestion>
              {this.#over}
            </UiProvider>
          </Translated>
        </FailureContext>
      </StrictMode>,
    );
  }

  /** Says that the app cannot begin. If even its texts are missing, the static frame of the page says so. */
  async showBroken(error: unknown): Promise<void> {
    void this.failures.reporter.report(error);
    try {
      await this.loadMessages();
      this.show(<Broken error={error} />);
    } catch {
      showNotLoaded();
    }
  }
}

/** Shows what `index.html` holds for an app that does not load; `boot.js` fills in its texts. */
function showNotLoaded(): void {
  document.getElementById('not-loaded')?.setAttribute('data-shown', '');
}
