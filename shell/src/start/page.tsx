import { UiProvider } from '@seguia/shared/ui';
import { Provider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { report } from '../errors/report.ts';
import type { Store } from '../store/session-store.ts';
import { loadMessages, type Messages, Texts } from '../routes/texts.tsx';
import { Broken } from './Broken.tsx';
import type { PageLanguage } from './page-language.ts';

/** The browser's page: draws whatever it is given in the texts of its language. */
export class Page {
  readonly language: PageLanguage;
  readonly #root: Root;
  #messages: Messages = {};

  constructor(container: HTMLElement, language: PageLanguage) {
    this.language = language;
    this.#root = createRoot(container, {
      onUncaughtError(error) {
        reportError(error);
        showNotLoaded(); // React has taken the whole page away
      },
    });
  }

  /** Fetches the texts of the page's language. */
  async loadTexts(): Promise<void> {
    this.#messages = await loadMessages(this.language.locale);
  }

  /** Draws `content`, with the atoms of `store` where there is one. */
  show(content: ReactNode, store?: Store): void {
    const { region } = this.language;
    this.#root.render(
      <StrictMode>
        <Texts locale={region} messages={this.#messages}>
          <UiProvider locale={region}>{store ? <Provider store={store}>{content}</Provider> : content}</UiProvider>
        </Texts>
      </StrictMode>,
    );
  }

  /** Says that the app cannot begin; where not even its texts are here, the frame of the page itself says so. */
  async showBroken(error: unknown): Promise<void> {
    void report(error);
    try {
      await this.loadTexts();
      this.show(<Broken error={error} />);
    } catch {
      showNotLoaded();
    }
  }
}

/** What `index.html` holds for an app that does not arrive; `boot.js` fills in its texts. */
function showNotLoaded(): void {
  document.getElementById('not-loaded')?.setAttribute('data-shown', '');
}
