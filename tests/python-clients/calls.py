"""
Counts the operations that a generated client has, and carries calls out with it. Reads a task as JSON from the file that it is given,
prints a result as JSON. Two kinds of clients are known: those of openapi-generator and those of openapi-python-client.
"""

import importlib
import inspect
import json
import pkgutil
import sys


def plain(name):
    return name.replace("_", "").lower()


class OfOpenapiGenerator:
    def __init__(self, task):
        self.package = importlib.import_module("openapi_client")
        configuration = self.package.Configuration(host=task["url"], access_token=task["token"])
        client = self.package.ApiClient(configuration)
        self.methods = {}
        for name, kind in inspect.getmembers(self.package, inspect.isclass):
            if not name.endswith("Api"):
                continue
            resource = kind(client)
            for method, function in inspect.getmembers(resource, inspect.ismethod):
                if not method.startswith("_") and not method.endswith(("_with_http_info", "_without_preload_content")):
                    self.methods[plain(method)] = function

    def call(self, call):
        function = self.methods[plain(call["operation"])]
        arguments = dict(call["path"])
        if call["body"] is not None:
            model = getattr(self.package, call["body_model"])
            arguments["body"] = model.from_dict(call["body"])
        return function(**arguments) is not None


class OfOpenapiPythonClient:
    def __init__(self, task):
        package = importlib.import_module("python_client")
        self.models = importlib.import_module("python_client.models")
        self.client = package.AuthenticatedClient(base_url=task["url"], token=task["token"])
        self.methods = {}
        for module in pkgutil.walk_packages(importlib.import_module("python_client.api").__path__, "python_client.api."):
            if not module.ispkg:
                self.methods[plain(module.name.rsplit(".", 1)[-1])] = module.name

    def call(self, call):
        module = importlib.import_module(self.methods[plain(call["operation"])])
        arguments = dict(call["path"])
        if call["body"] is not None:
            arguments["body"] = getattr(self.models, call["body_model"]).from_dict(call["body"])
        response = module.sync_detailed(client=self.client, **arguments)
        return int(response.status_code) < 300 and response.parsed is not None


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        task = json.load(file)
    sys.path.insert(0, task["folder"])
    client = {"openapi-generator": OfOpenapiGenerator, "openapi-python-client": OfOpenapiPythonClient}[task["kind"]](task)
    lost = [name for name in task["operations"] if plain(name) not in client.methods]
    failed = []
    for call in task["calls"]:
        try:
            if not client.call(call):
                failed.append(call["operation"] + ": no result")
        except Exception as error:  # Whatever a client cannot do is a finding.
            failed.append(f"{call['operation']}: {type(error).__name__}: {str(error)[:300]}")
    print(json.dumps({"lost": lost, "failed": failed}))


main()
