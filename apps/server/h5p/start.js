// Runs last: everything the package brings is there, and its main library begins.
(() => {
  const { H5P } = window;
  const { library, params } = JSON.parse(document.getElementById('h5p-data').textContent);
  const place = H5P.jQuery('.h5p-content');
  window.H5PIntegration = { contents: {}, l10n: { H5P: {} }, core: { scripts: [], styles: [] } };
  const instance = H5P.newRunnable({ library, params }, 1, place);
  if (instance) H5P.instances.push(instance);
  window.parent.postMessage({ from: 'h5p', type: instance ? 'started' : 'failed' }, '*');
  window.addEventListener('resize', () => instance?.trigger('resize'));
})();
