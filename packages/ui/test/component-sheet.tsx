import {
  AccessCodeField,
  Badge,
  type BadgeKind,
  Breadcrumbs,
  Button,
  CardGrid,
  Checkbox,
  Chip,
  Disclosure,
  EmptyState,
  Heading,
  IconButton,
  MediaCard,
  MenuButton,
  Notice,
  type NoticeKind,
  PasswordField,
  ProgressBar,
  Prose,
  RailLayout,
  SearchField,
  Section,
  SectionHead,
  SelectField,
  SkeletonCard,
  SkeletonGroup,
  SkipLink,
  Snackbar,
  Spinner,
  SplitLayout,
  SubjectShelf,
  SubjectTile,
  TextField,
  TextLink,
  Tree,
  Wrap,
} from '../src/index';

const nothing = () => {};
const badges: BadgeKind[] = ['open', 'few', 'ends-soon', 'ended', 'locked'];
const notices: NoticeKind[] = ['info', 'caution', 'critical', 'positive'];

/** All parts on one page, for the checks that every part has to pass. */
export function ComponentSheet() {
  return (
    <>
      <SkipLink targetId="content">Zum Inhalt</SkipLink>
      <header>
        <SearchField {...search} label="Suche im Kopf" />
        <MenuButton label="Konto" entries={[{ kind: 'action', id: 'out', label: 'Abmelden', onSelect: nothing }]}>
          {(trigger) => <Button {...trigger}>AS</Button>}
        </MenuButton>
      </header>
      <main id="content">
        <Wrap>
          <Heading level={1}>Bausteine</Heading>
          <SearchField {...search} label="Große Suche" size="large" scope={scope} busy />
          <Actions />
          <Fields />
          <Media />
          <States />
        </Wrap>
      </main>
      <Snackbar message={{ kind: 'success', text: 'Geteilt.' }} closeLabel="Schließen" onClose={nothing} />
    </>
  );
}

const search = {
  value: 'vulkane',
  onValueChange: nothing,
  onSearch: nothing,
  clearLabel: 'Leeren',
  submitLabel: 'Suchen',
};
const scope = { label: 'Wo suchen', value: 'all', options: [{ value: 'all', label: 'Alle' }], onChange: nothing };

function Actions() {
  return (
    <Section>
      <SectionHead title="Schaltflächen" aside={<TextLink href="/search">Alle anzeigen</TextLink>} />
      <Button>Freigeben</Button>
      <Button look="plain" icon="list-plus" href="/medialists">
        Zur Liste
      </Button>
      <Button busy busyLabel="Wird angemeldet">
        Anmelden
      </Button>
      <Button unavailable="Keine Plätze frei">Vergeben</Button>
      <IconButton label="Merken" icon="bookmark" pressed />
      <IconButton label="Suche" icon="search" href="/search" />
      <Chip removeLabel="Filter entfernen">Klasse 5 bis 10</Chip>
      <Breadcrumbs label="Pfad" signSrc="/s.svg" items={[{ label: 'Geographie', href: '/g' }, { label: 'Geologie' }]} />
      <TextLink href="https://example.org" externalLabel="öffnet eine andere Seite">
        Quelle
      </TextLink>
    </Section>
  );
}

function Fields() {
  return (
    <form>
      <TextField label="Schulnummer" hint="Acht Ziffern" error="Es fehlt eine Ziffer." answer="Realschule" code />
      <PasswordField label="Passwort" showLabel="Passwort anzeigen" hideLabel="Passwort verbergen" />
      <AccessCodeField label="Dein Code" alphabet="ABC234" value="ABC234" onValueChange={nothing} />
      <SelectField label="Sprache" options={[{ value: 'de', label: 'Deutsch' }]} />
      <Checkbox label="Zustimmen" hint="Jederzeit zu ändern" error="Bitte zustimmen." />
      <Checkbox label="Geographie" indeterminate dense end="74" />
    </form>
  );
}

function Media() {
  const card = { coverSrc: '/c.svg', typeIcon: 'play', typeLabel: 'Film', meta: 'Geographie' } as const;
  return (
    <SplitLayout aside={<aside>Aktuelles</aside>}>
      <RailLayout rail={<nav aria-label="Fächer">{tree}</nav>}>
        <CardGrid shape="lead">
          <MediaCard {...card} href="/m/1" title="Vulkane" size="large" lead="Feuer aus der Tiefe" headingLevel={2} />
          <MediaCard {...card} href="/m/2" title="Gletscher" progress={{ value: 0.5, label: 'Zur Hälfte gesehen' }} />
        </CardGrid>
        <SubjectShelf label="Fächer" short>
          <SubjectTile href="/s/220" signSrc="/s.svg">
            Geographie
          </SubjectTile>
        </SubjectShelf>
        <Disclosure title="Medienart" remark="2 gewählt" defaultOpen>
          <p>Film</p>
        </Disclosure>
      </RailLayout>
    </SplitLayout>
  );
}

const tree = (
  <Tree
    label="Fächer"
    expanded={new Set(['220'])}
    onToggle={nothing}
    toggleLabel={(label) => `Unter ${label}`}
    nodes={[
      {
        id: '220',
        label: 'Geographie',
        href: '/s/220',
        children: [{ id: '22001', label: 'Geologie', href: '/s/22001' }],
      },
    ]}
  />
);

function States() {
  return (
    <Section sunken>
      {badges.map((kind) => (
        <Badge key={kind} kind={kind}>
          Hinweis
        </Badge>
      ))}
      {notices.map((kind) => (
        <Notice key={kind} kind={kind} title="Die Lizenz endet in 12 Tagen." live>
          Danach nicht mehr.
        </Notice>
      ))}
      <ProgressBar label="Vergeben" value={57} max={60} words="57 von 60" />
      <ProgressBar label="Wird geladen" />
      <Spinner label="Lädt" large />
      <SkeletonGroup label="Medien werden geladen">
        <SkeletonCard />
      </SkeletonGroup>
      <EmptyState title="Keine Medien" actions={<Button>9 Medien anzeigen</Button>}>
        Ohne Filter sind es 9.
      </EmptyState>
      <Prose intro="Wer wir sind">
        <h2>Anbieter</h2>
        <p>Medienzentrum Hohenfeld</p>
      </Prose>
    </Section>
  );
}
